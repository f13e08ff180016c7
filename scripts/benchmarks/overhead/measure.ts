import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { type StartedFunction, startFunction } from '@plant/testing/start-function'
import { lighter } from '../../../functions/build/lighter.ts'
import { bundle } from '../../build/bundle.ts'
import { writeJson } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import type { Contender } from '../cold-start/measure.ts'
import { processorMs } from '../processor-time.ts'
import type { Rounds } from '../report/report.ts'
import { inRounds } from '../rounds.ts'

const project = 'demo-bench'
const connections = 16
const [warmUp, counted] = [2000, 2000]
/** No request of the benchmark meets a rate limit. */
const plenty = '1000000'

const environment = {
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: project }),
  IMAGE_PROCESSOR_URL: 'http://127.0.0.1:9',
  BURST_PER_SECOND: plenty,
  BURST_SIZE: plenty,
}

/** A running function, its path, and the headers with which each connection calls it. */
type Called = { started: StartedFunction; path: string; headers: readonly Headers[] }
type Headers = Record<string, string>

/**
 * Measures the requests a second of the service, as shares of those of Express with its answers.
 * Compares the processor time of a request, because a function has one processor, and because other
 * work on the machine changes that time less.
 */
export async function measureOverhead(service: Contender, rounds: number): Promise<Rounds> {
  const running: StartedFunction[] = []
  const start = async (contender: Contender) => {
    const env = { ...environment, ...contender.env }
    const started = await startFunction({ ...contender, env, target: 'api' })
    running.push(started)
    return started
  }
  try {
    const contenders = await startAll(service, start)
    for (const called of Object.values(contenders)) await send(warmUp, called)
    const found = await inRounds(rounds, {
      config: () => requestMs(contenders.config),
      express: () => requestMs(contenders.express),
      light: () => requestMs(contenders.light),
      keyed: () => requestMs(contenders.keyed),
      expressKeyed: () => requestMs(contenders.expressKeyed),
      lightKeyed: () => requestMs(contenders.lightKeyed),
    })
    return {
      'overhead.config': found.map((each) => each.express / each.config),
      'overhead.keyedRead': found.map((each) => each.expressKeyed / each.keyed),
      'overhead.configWithoutDomain': found.map((each) => each.light / each.config),
      'overhead.keyedReadWithoutDomain': found.map((each) => each.lightKeyed / each.keyed),
    }
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
  }
}

type Start = (contender: Contender) => Promise<StartedFunction>

async function startAll(service: Contender, start: Start) {
  const config = { started: await start(service), path: '/v1/config', headers: [{}] }
  const keyed = await startKeyed(start)
  const beside = async (called: Called, withoutDomains: boolean): Promise<Called> => {
    const env = { ANSWER: await answerOf(called), WITHOUT_DOMAINS: String(withoutDomains) }
    return { ...called, started: await start({ folder: express, env }) }
  }
  return {
    config,
    keyed,
    express: await beside(config, false),
    expressKeyed: await beside(keyed, false),
    light: await beside(config, true),
    lightKeyed: await beside(keyed, true),
  }
}

const express = join(import.meta.dirname, 'express')

/** Builds and starts the service over a store in memory. It prints the keys of its accounts. */
async function startKeyed(start: Start): Promise<Called> {
  const folder = join(root, '.build/keyed/functions')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeJson(join(folder, 'package.json'), { type: 'module', main: 'index.js' })
  cpSync(join(root, 'functions/locales'), join(folder, '../locales'), { recursive: true })
  const outputFile = join(folder, 'index.js')
  const entry = join(import.meta.dirname, 'keyed/entry.ts')
  await bundle({ entry, outputFile, plugins: [lighter] })
  const started = await start({ folder, env: {} })
  const keys = /^keys: (.*)$/m.exec(started.output())?.[1]?.split(' ') ?? []
  const headers = keys.map((key) => ({ 'x-api-key': key }))
  return { started, path: '/v1/history', headers }
}

async function answerOf({ started, path, headers }: Called): Promise<string> {
  const response = await fetch(started.url + path, { headers: headers[0] ?? {} })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text
}

/** The processor time of one request, after the code has been compiled. */
async function requestMs(called: Called): Promise<number> {
  const { pid } = called.started.child
  const before = processorMs(pid)
  await send(counted, called)
  return (processorMs(pid) - before) / counted
}

async function send(count: number, { started, path, headers }: Called): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  const worker = async (_: unknown, connection: number) => {
    while (sent < count) {
      sent += 1
      await once(started.url + path, agent, headers[connection % headers.length] ?? {})
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
}

function once(url: string, agent: Agent, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}
