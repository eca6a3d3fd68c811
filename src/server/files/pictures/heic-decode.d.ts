declare module 'heic-decode' {
  /** A decoded picture: four bytes for each pixel, row by row. */
  interface Decoded {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  export default function decode(options: { readonly buffer: Uint8Array }): Promise<Decoded>;
}
