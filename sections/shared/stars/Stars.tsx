interface Props {
  /** How many of the five are full. */
  readonly rating: number;
  readonly className?: string | undefined;
}

/** Five stars, drawn by `stars.css` as high as the text is large. They decorate: the figure is text next to them. */
export function Stars({ rating, className }: Props) {
  return <span className={className} data-stars={rating} aria-hidden="true" />;
}
