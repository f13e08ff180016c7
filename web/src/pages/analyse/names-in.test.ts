import { expect, it } from 'vitest'
import { namesIn } from './names-in.ts'

it('the suggestions are the first common name and the Latin name of each plant, once', () => {
  const file = {
    '@@locale': 'en',
    'Solanum lycopersicum': 'tomato; tomatoes',
    Ficus: 'fig; rubber plant',
    'Ficus carica': 'fig',
    '@Ficus': { 'x-kind': 'name' },
  }
  expect(namesIn(file, 'en')).toEqual([
    'Ficus',
    'Ficus carica',
    'fig',
    'Solanum lycopersicum',
    'tomato',
  ])
})
