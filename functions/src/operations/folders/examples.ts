import { ids, times } from '../../contract/examples/values.ts'

export const folderExample = {
  id: ids.folder,
  name: 'Balcony',
  analysisCount: 1,
  createdAt: times.joined,
  updatedAt: times.later,
}
