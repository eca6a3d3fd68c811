/** How large a slide's heading can stand: long words and long headings step down, so that none breaks. */
export declare const headingSize: (heading: string) => 'display' | 'large' | 'medium' | 'small';
