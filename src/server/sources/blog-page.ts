import { newestBlogs, shapeBlogs } from './blogs.ts';
import { defineLoader, paged } from './define.ts';

export const blogPage = defineLoader({
  source: 'blogPage',
  async load({ reader, params }) {
    const newest = await newestBlogs(reader);
    return {
      items: await shapeBlogs(paged(newest, params), reader),
      page: Number(params.page),
      pages: Math.ceil(newest.length / Number(params.pageSize)),
      total: newest.length,
    };
  },
});
