import { shapeBlogs } from './blogs.ts';
import { defineLoader } from './define.ts';

export const blogPost = defineLoader({
  source: 'blogPost',
  async load({ reader, params }) {
    const found = await reader.blogs.find(String(params.slug));
    return found ? ((await shapeBlogs([found], reader))[0] ?? null) : null;
  },
});
