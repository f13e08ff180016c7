import { gzipSync } from 'node:zlib'
import { drawPhoto } from '../../../image-processor/src/testing/photos.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">' +
  '<image href="file:///etc/passwd"/></svg>'

/**
 * Files that are not photos. Other image programs would read these files as pictures, and would
 * load or run their content.
 */
export const strangers: Record<string, Buffer> = {
  SVG: Buffer.from(svg),
  'SVG after an XML declaration': Buffer.from(`<?xml version="1.0"?>\n<!-- a leaf -->\n${svg}`),
  'SVG after a byte order mark and blanks': Buffer.from(`\ufeff  \n\t${svg}`),
  'SVG in UTF-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
  'SVG in gzip': gzipSync(svg),
  'SVG with an entity bomb': Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>${svg}`,
  ),
  MVG: Buffer.from(
    'push graphic-context\nviewbox 0 0 640 480\n' +
      'fill \'url(https://example.com/"|ls "-la)\'\npop graphic-context',
  ),
  MSL: Buffer.from('<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'),
  PDF: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
  PostScript: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n'),
  'a playlist of ffmpeg': Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
  PPM: Buffer.from('P6 100000 100000 255\n'),
  BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
  ICO: Buffer.from([0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0]),
  PSD: Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(200)]),
  'Radiance HDR': Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 99999 +X 99999\n'),
  FITS: Buffer.from('SIMPLE  =                    T'.padEnd(2880)),
  'JPEG 2000': Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
  'JPEG XL': Buffer.from([0xff, 0x0a, 0xff, 0xff, 0xff]),
}

const html = '<html><script>alert(document.cookie)</script></html>'

/** A ZIP archive: a local file header and the end of a directory, for which unpackers search. */
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0a', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])

/** Files that a scanner may read as a photo, although a browser may read them as other data. */
export async function appended(): Promise<Record<string, Buffer>> {
  const [jpeg, png] = await Promise.all([
    drawPhoto(200, 100).jpeg().toBuffer(),
    drawPhoto(200, 100).png().toBuffer(),
  ])
  return {
    'JPEG and ZIP': Buffer.concat([jpeg, zip]),
    'JPEG and HTML': Buffer.concat([jpeg, Buffer.from(html)]),
    'PNG and a script': Buffer.concat([png, Buffer.from('<script src="//example.com"></script>')]),
    'PNG and a shell script': Buffer.concat([png, Buffer.from('\n#!/bin/sh\nid\n')]),
    'JPEG and PHP': Buffer.concat([jpeg, Buffer.from('<?php system($_GET["c"]); ?>')]),
  }
}

/** A photo that contains foreign data in places where its format allows any bytes. */
export async function inside(): Promise<Record<string, Buffer>> {
  const [jpeg, gif] = await Promise.all([
    drawPhoto(200, 100).jpeg().toBuffer(),
    drawPhoto(200, 100).gif({ effort: 1 }).toBuffer(),
  ])
  const comment = (text: string) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(text.length + 2)
    return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text, 'latin1')])
  }
  return {
    'JPEG with HTML in a comment': Buffer.concat([
      jpeg.subarray(0, 2),
      comment(html),
      jpeg.subarray(2),
    ]),
    'GIF with a script in a comment': Buffer.concat([
      gif.subarray(0, 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)),
      Buffer.from([0x21, 0xfe, html.length]),
      Buffer.from(html),
      Buffer.from([0]),
      gif.subarray(13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)),
    ]),
    'JPEG with HTML in its description': await drawPhoto(200, 100)
      .withExif({ IFD0: { ImageDescription: html } })
      .jpeg()
      .toBuffer(),
  }
}
