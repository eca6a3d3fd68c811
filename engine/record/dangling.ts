/** A choice of a school that means nothing in a theme: it is left out, and nothing else is. */
export interface Dangling {
  readonly kind: 'preset' | 'setting' | 'token' | 'section' | 'section look' | 'section setting' | 'order';
  /** As the school's record has it; a section's setting as `home/gallery.limit`, in a language as `home/gallery.heading@hi`. */
  readonly name: string;
  readonly message: string;
}
