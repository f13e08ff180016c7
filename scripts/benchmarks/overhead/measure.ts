import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { startFunction } from '@plant/testing/start-function'
import type { Contender } from '../cold-start/measure.ts'

/** The requests a second of the service, as shares of those of bare Express. */
export type Overhead = { config: number; configWithoutDomains: number }

const project = 'demo-bench'
const path = '/v1/config'
const connections = 16
const [warmUp, counted] = [1000, 3000]
/** Linux counts the time of processes in hundredths of a second (proc(5)). */
const tickMs = 10

/**
 * Compares the processor time of a request, because a function has one processor. Other work on
 * the machine hardly changes that time. Takes the least of several rounds.
 */
export async function measureOverhead(service: Contender, rounds = 5): Promise<Overhead> {
  const ours = { ...service, env: { ...environment, ...service.env } }
  const answer = await answerOf(ours)
  const folder = join(import.meta.dirname, 'express')
  const express = { folder, env: { ...environment, ANSWER: answer } }
  const light = { folder, env: { ...express.env, WITHOUT_DOMAINS: 'true' } }
  const least = { ours: Infinity, express: Infinity, light: Infinity }
  for (let round = 0; round < rounds; round += 1) {
    least.ours = Math.min(least.ours, await processorMs(ours))
    least.express = Math.min(least.express, await processorMs(express))
    least.light = Math.min(least.light, await processorMs(light))
  }
  return {
    config: least.express / least.ours,
    configWithoutDomains: least.light / least.ours,
  }
}

const environment = {
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: project }),
  IMAGE_PROCESSOR_URL: 'http://127.0.0.1:9',
}

async function answerOf(contender: Contender): Promise<string> {
  const { url, child } = await startFunction({ ...contender, target: 'api' })
  const response = await fetch(url + path)
  const text = await response.text()
  child.kill('SIGKILL')
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text
}

/** The processor time of one request, after the code has been compiled. */
async function processorMs(contender: Contender): Promise<number> {
  const { url, child } = await startFunction({ ...contender, target: 'api' })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await send(warmUp, url, agent)
    const before = processorTimeMs(child.pid)
    await send(counted, url, agent)
    return (processorTimeMs(child.pid) - before) / counted
  } finally {
    agent.destroy()
    child.kill('SIGKILL')
  }
}

async function send(count: number, url: string, agent: Agent): Promise<void> {
  let sent = 0
  const worker = async () => {
    while (sent < count) {
      sent += 1
      // The service limits the requests of an address.
      await once(url, agent, `10.0.${sent >> 8}.${sent % 256}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
}

function once(url: string, agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      url + path,
      { agent, headers: { 'x-forwarded-for': address } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        response.resume().on('end', resolve)
      },
    )
    request.on('error', reject)
  })
}

/** Fields 14 and 15 of the file are the times in the process and in the kernel. */
function processorTimeMs(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
