import type { z } from 'zod'
import type { care as schema } from '../schemas/care.ts'

/** The care of a monstera. */
export const care: z.input<typeof schema> = {
  basis: 'SPECIES',
  watering: {
    intervalDays: { min: 7, max: 12 },
    rest: 'WINTER_LIGHT',
    restIntervalDays: { min: 10, max: 18 },
    restMonths: [11, 12, 1, 2],
    text: 'Water thoroughly when the top half of the soil in the pot is dry. Empty the saucer after 15 minutes. From November to February it grows less: let the soil dry out a little more before you water.',
  },
  light: {
    level: 'BRIGHT_INDIRECT',
    text: 'A bright place within 1 metre of a window, without midday sun.',
  },
  temperatureC: { min: 18, max: 30 },
  thrivesC: { min: 18, max: 30 },
  survivesC: 8,
  humidityPercent: { min: 50, max: 70 },
  soil: {
    text: 'An airy mix of potting soil with about a third of bark and perlite, in a pot with drainage holes.',
  },
  fertilizer: {
    intervalDays: { min: 21, max: 35 },
    text: 'A complete fertiliser at half strength in the growing season, and none in the resting season.',
  },
  toxicity: {
    humans: 'TOXIC',
    cats: 'TOXIC',
    dogs: 'TOXIC',
    livestock: 'TOXIC',
    grades: { humans: 'MILD', cats: 'MILD', dogs: 'MILD', livestock: 'MILD' },
    parts: ['LEAF', 'STEM', 'UNRIPE_FRUIT'],
    harms: [
      {
        targets: ['PEOPLE', 'CATS', 'DOGS', 'LIVESTOCK'],
        route: 'EATEN',
        grade: 'MILD',
        parts: ['LEAF', 'STEM', 'UNRIPE_FRUIT'],
      },
    ],
    food: null,
    text: 'Eating it can give people a sore mouth or an upset stomach. Eating it can give cats and dogs a sore mouth or make them vomit. Eating it can make livestock slightly ill. Poisonous parts: leaves; stems; unripe fruit.',
    firstAid:
      'If a person ate any of it (leaves; stems; unripe fruit): rinse the mouth and give a little water. If the mouth or throat swells, or breathing or swallowing is hard, call the emergency number. Call a doctor or a poison centre if symptoms do not go away. If a cat or a dog ate any of it (leaves; stems; unripe fruit): take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away. If livestock ate any of it (leaves; stems; unripe fruit): move the animals away from it, and call a vet if they become ill.',
    firstAidSteps: [
      {
        targets: ['PEOPLE'],
        route: 'EATEN',
        text: 'If a person ate any of it (leaves; stems; unripe fruit): rinse the mouth and give a little water. If the mouth or throat swells, or breathing or swallowing is hard, call the emergency number. Call a doctor or a poison centre if symptoms do not go away.',
      },
      {
        targets: ['CATS', 'DOGS'],
        route: 'EATEN',
        text: 'If a cat or a dog ate any of it (leaves; stems; unripe fruit): take the rest out of its mouth and offer water. Call a vet if its mouth swells, it has trouble breathing, or symptoms do not go away.',
      },
      {
        targets: ['LIVESTOCK'],
        route: 'EATEN',
        text: 'If livestock ate any of it (leaves; stems; unripe fruit): move the animals away from it, and call a vet if they become ill.',
      },
    ],
  },
}
