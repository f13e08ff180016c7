import type { ExamplesOf } from '../example.ts'
import { ids, page, times } from './values.ts'

const params = { id: ids.folder }
const analysisIds = [ids.analysis]

const folder = {
  id: ids.folder,
  name: 'Balcony',
  analysisCount: 1,
  createdAt: times.joined,
  updatedAt: times.later,
}

export const folders = {
  'folders.list': {
    query: page.query,
    output: { 200: { items: [folder], nextPageToken: page.nextPageToken } },
  },
  'folders.read': { params, output: { 200: folder } },
  'folders.create': {
    body: { name: 'Balcony' },
    output: { 200: { ...folder, analysisCount: 0, updatedAt: times.joined } },
  },
  'folders.rename': {
    params,
    body: { name: 'South balcony' },
    output: { 200: { ...folder, name: 'South balcony' } },
  },
  'folders.remove': { params, output: { 200: { id: ids.folder, deleted: true, unassigned: 1 } } },
  'folders.assign': {
    params,
    body: { analysisIds },
    output: { 200: { folderId: ids.folder, analysisIds } },
  },
  'folders.unassign': {
    body: { analysisIds },
    output: { 200: { folderId: null, analysisIds } },
  },
} satisfies ExamplesOf<'folders'>
