/** Licences (SPDX) that ask for no more than their text in a copy, which each build ships. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

type Exception = {
  readonly packages: RegExp
  readonly licence: string
  readonly reason: string
  /** Whether the exception ends once we ship such a package. */
  readonly isForTools?: true
}

export const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(?:libvips-[\w-]+|win32-\w+|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own beside sharp, unchanged, which anybody can replace',
  },
  {
    packages: /^libheif-js$/,
    licence: 'LGPL-3.0',
    reason: 'the image processor loads it unbundled and unchanged, so that anybody can replace it',
  },
  {
    packages: /^(?:axe-core|lightningcss(?:-[\w-]+)?)$/,
    licence: 'MPL-2.0',
    reason: 'tests and the build of the console run it unchanged',
    isForTools: true,
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data about browsers, which only a test tool reads',
    isForTools: true,
  },
  {
    packages: /^deep-freeze$/,
    licence: 'LicenseRef-public-domain',
    reason: 'its author gave it to the public; the tool that deploys uses it',
    isForTools: true,
  },
  {
    packages: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'a list of names, which npm installs with its attribution',
  },
  {
    packages: /^spdx-ranges$/,
    licence: 'CC-BY-3.0',
    reason: 'a list of names, which only the check of licences reads',
    isForTools: true,
  },
]

type Correction = {
  readonly name: string
  readonly stated: string
  /** What the licence file of the package says, or the text that the package points at. */
  readonly licence: string
}

/** Packages that state their licence not at all, or not as an SPDX expression. */
export const corrections: readonly Correction[] = [
  { name: 'deep-freeze', stated: 'public domain', licence: 'LicenseRef-public-domain' },
  { name: 'url-template', stated: 'BSD', licence: 'BSD-3-Clause' },
  { name: 'valid-url', stated: '', licence: 'MIT' },
]

/** The packages that train the plant network, as their lock file names them. */
export const pythonLicences: Readonly<Record<string, string>> = {
  'numpy==2.4.6': 'BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0',
  'onnx==1.23.1': 'Apache-2.0',
  'onnxruntime==1.30.0': 'MIT',
  'torch==2.13.0':
    'Apache-2.0 AND Apache-2.0 WITH LLVM-exception AND BSD-2-Clause AND BSD-3-Clause AND ' +
    'BSL-1.0 AND MIT',
}
