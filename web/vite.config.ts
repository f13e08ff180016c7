import { defineConfig } from 'vite'
import { guidePages } from './build/guides.ts'
import { texts } from './build/texts.ts'

const portBase = Number(process.env.PORT_BASE ?? 8400)

/** The code that every page needs, in one file, because each file costs a request. */
const frame = [
  /preload-helper/,
  /node_modules\/(preact|preact-iso)\//,
  /web\/src\/[\w-]+\.tsx?$/,
  /web\/src\/(session\/(authentication|session)|texts\/\w+|api\/(query-client|request))\.tsx?$/,
  /web\/src\/components\/(error-words|field|form-text|loading|page-head|problem|session-failed|toasts)\.tsx?$/,
]
const isOfFrame = (id: string): boolean => frame.some((pattern) => pattern.test(id))

// Vite reads only a default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [texts(), guidePages()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The server of the console provides `/config.json`: here the stack of `npm start`.
  server: { proxy: { '/config.json': `http://127.0.0.1:${portBase + 24}` } },
  build: {
    target: 'es2023',
    // The content security policy forbids `data:` scripts, and the browser can cache a file.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    sourcemap: true,
    // The licences of what the build contains ask for their text beside it.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: isOfFrame, priority: 1 },
            // With App Check apart, which only some consoles load, this would be two files.
            {
              name: 'firebase',
              test: /@firebase\/(?!app-check|auth\/dist\/web-extension)|session\/firebase-auth/,
              priority: 1,
            },
            // The first page lists all files, so small ones are together.
            {
              name: 'sign-in',
              test: /session\/(auth-words|reset-password)|password-field|second-factor\/second-factor/,
            },
            // Code that several pages for signed-in users share.
            { name: 'shared', test: /\.(tsx?|m?js)$/, minShareCount: 10 },
          ],
        },
      },
    },
  },
})
