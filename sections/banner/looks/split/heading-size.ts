/** How large a slide's heading can stand: long words and long headings step down, so that none breaks. */
export const headingSize = (heading: string): 'display' | 'large' | 'medium' | 'small' => {
  const longest = Math.max(0, ...heading.split(/\s+/).map((word) => word.length));
  if (heading.length <= 28 && longest <= 9) return 'display';
  if (heading.length <= 46 && longest <= 13) return 'large';
  return heading.length <= 80 && longest <= 18 ? 'medium' : 'small';
};
