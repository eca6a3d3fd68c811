import { blogPage as contract } from '#schemas/sources/blog-page.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { shapeBlogs } from './blogs.ts';
import { defineLoader } from './define.ts';

export const blogPage = defineLoader(contract, async ({ reader, params }) => {
  const { limit, offset } = pageOf(params);
  const { blogFor } = params;
  const total = await reader.blogs.count(blogFor);
  return {
    items: await shapeBlogs(await reader.blogs.newest({ limit, offset, blogFor }), reader),
    page: params.page,
    pages: Math.ceil(total / limit),
    total,
  };
});
