import { blogSlugOf, shapeBlogs } from './blogs.ts';
import { defineLoader } from './define.ts';

export const blogPost = defineLoader({
  source: 'blogPost',
  async load({ reader, params }) {
    const items = await reader.items('blog');
    const found = items.find((item) => blogSlugOf(item) === params.slug);
    return found ? ((await shapeBlogs([found], reader))[0] ?? null) : null;
  },
});
