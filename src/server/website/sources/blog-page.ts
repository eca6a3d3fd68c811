import { shapeBlogs } from './blogs.ts';
import { defineLoader, pageOf } from './define.ts';

export const blogPage = defineLoader({
  source: 'blogPage',
  async load({ reader, params }) {
    const { limit, offset } = pageOf(params);
    const total = await reader.blogs.count();
    return {
      items: await shapeBlogs(await reader.blogs.newest({ limit, offset }), reader),
      page: Number(params.page),
      pages: Math.ceil(total / limit),
      total,
    };
  },
});
