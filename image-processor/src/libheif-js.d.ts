/** The part of libheif's JavaScript that the image processor calls. The package brings no types. */
declare module 'libheif-js/wasm-bundle.js' {
  type Context = { readonly context: unique symbol }
  type Handle = { readonly handle: unique symbol }
  type Failure = { code: object }
  type Image = {
    channels: readonly { data: Uint8Array; stride: number; width: number; height: number }[]
  }
  const heif: {
    heif_colorspace: { heif_colorspace_RGB: object }
    heif_chroma: { heif_chroma_interleaved_RGB: object }
    heif_context_alloc(): Context
    heif_context_read_from_memory(context: Context, bytes: Uint8Array): object
    heif_js_context_get_primary_image_handle(context: Context): Handle | Failure | undefined
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_js_decode_image2(handle: Handle, colours: object, layout: object): Image | Failure
  }
  export = heif
}
