import { blogPost as contract } from '#schemas/sources/blog-post.ts';
import { shapeBlogs } from './blogs.ts';
import { defineLoader } from './define.ts';

export const blogPost = defineLoader(contract, async ({ reader, params }) => {
  const found = await reader.blogs.find(params.slug);
  return found ? ((await shapeBlogs([found], reader))[0] ?? null) : null;
});
