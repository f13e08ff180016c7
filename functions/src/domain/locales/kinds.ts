import { z } from 'zod'

/** Text without arguments. Braces are rejected, because nothing would replace them. */
export const text = z
  .string()
  .min(1)
  .regex(/^[^{}]*$/, 'a text without arguments has no braces')

/** An ICU message with arguments. */
export const message = z.string().min(1)
