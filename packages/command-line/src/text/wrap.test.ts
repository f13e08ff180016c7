import { describe, expect, it } from 'vitest'
import { widthOf } from './width.ts'
import { wrap } from './wrap.ts'

const japanese = '上半分の土が乾いたら、たっぷりと水を与え、受け皿の水は15分後に捨ててください。'
const chinese = '不要再浇水，直到表层3厘米的土壤变干（用手指检查），然后倒掉托盘里的水。'
const hindi = 'जब तक ऊपर की 3 सेमी मिट्टी सूख न जाए तब तक पानी न दें, और तश्तरी खाली कर दें।'
const thai = 'อย่ารดน้ำจนกว่าดินด้านบนจะแห้งสนิท'

describe('wrapping a text', () => {
  it.each([
    ['English', 'Put a finger 3 cm into the soil: soil that is still wet makes this more likely'],
    ['Japanese', japanese],
    ['Chinese', chinese],
    ['Hindi', hindi],
    ['Thai', thai],
    ['a word that is wider than a line', `https://example.org/${'path/'.repeat(20)}`],
  ])('keeps every line of %s within the width, and loses no character', (_, text) => {
    for (const columns of [8, 20, 33, 80]) {
      const lines = wrap(text, columns)
      expect(lines.filter((line) => widthOf(line) > columns)).toEqual([])
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }
  })

  it('breaks at spaces, and merges repeated spaces', () => {
    expect(wrap('the  soil is wet', 8)).toEqual(['the soil', 'is wet'])
  })

  it('keeps line breaks', () => {
    expect(wrap('one\ntwo', 80)).toEqual(['one', 'two'])
  })

  it('never starts a line with a closing mark or ends a line with an opening mark', () => {
    for (const text of [japanese, chinese])
      for (let columns = 12; columns < 40; columns += 1)
        for (const line of wrap(text, columns)) {
          expect(line).not.toMatch(/^[、。，）]/)
          expect(line).not.toMatch(/（$/)
        }
  })

  it('never splits a letter from its marks within a long word', () => {
    expect(wrap('पत्ती', 1)).toEqual(['प', 'त्ती'])
  })
})
