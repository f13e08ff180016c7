/** The ids that all examples share, so that the examples fit together. */
export const ids = {
  user: 'dR7mXo2KqLVb0hZyTnWs5uGpCfE2',
  worker: 'h4TnQz8LcVXw1sJkRb6mYdGe9Ao3',
  analysis: 'an_5kXc2Qd9pZr1Tn8vLw3YbH',
  earlierAnalysis: 'an_3hWb9Nf6sUq0Ry5cKx7JgM',
  folder: 'fld_2mVq8LxT0cRb7nWe5zKdYp',
  device: 'greenhouse-2-camera',
  apiKey: 'tok_7bNs1XwQ4fKj9uHy3gTvZc',
  webhook: 'whk_6tPz0RmC5aLd2oSx8iQwEf',
  delivery: 'dlv_9yGk3VnB7eUh1jMr4lXsAo',
  event: 'evt_0qWe6TyU2iOp8aSd5fGhJk',
  invitation: 'inv_4zXc1VbN7mAs9dFg3hJkLq',
  export: 'exp_8pLo5KiJ2uHy7gTf4rDeSw',
} as const

export const storagePath = `optimized/${ids.user}/balcony-1.webp`
export const plantId = 'Monstera in the hall'
export const email = 'ada@example.com'

/** The times of the events in the examples, in chronological order. */
export const times = {
  joined: '2026-11-01T09:12:44.000Z',
  weekBefore: '2026-11-13T17:40:21.000Z',
  started: '2026-11-20T08:18:04.000Z',
  completed: '2026-11-20T08:18:06.000Z',
  later: '2026-11-20T09:30:00.000Z',
  midnight: '2026-11-21T00:00:00.000Z',
  nextDay: '2026-11-21T09:30:00.000Z',
  nextWeek: '2026-11-27T09:30:00.000Z',
  nextMonth: '2026-12-20T08:18:04.000Z',
  nextYear: '2027-11-20T09:30:00.000Z',
} as const

export const quotaExample = { limit: 20, used: 1, remaining: 19, resetsAt: times.midnight }

export const page = {
  query: { pageSize: 20, pageToken: 'eyJhdCI6MTc5NTE2Mjg4NH0.3q2-7w' },
  nextPageToken: 'eyJhdCI6MTc5NTA3NjQ4NH0.vu_K3g',
} as const
