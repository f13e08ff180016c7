import { simulate } from '@plant/testing/simulation/run'

const [from = '1', runs = '1', history] = process.argv.slice(2)
const began = performance.now()
for (let seed = Number(from); seed < Number(from) + Number(runs); seed += 1) {
  const outcome = await simulate(seed, { keepsHistory: history !== undefined })
  if (history) console.log(outcome.history.join('\n'))
  console.log(seed, outcome.hash, outcome.steps, outcome.broken.slice(0, 4).join('\n   '))
}
console.log(((performance.now() - began) / Number(runs)).toFixed(1), 'ms a run')
