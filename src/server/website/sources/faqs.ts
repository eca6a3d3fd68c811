import { faqs as contract } from '#schemas/sources/faqs.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

const fields = ['question', 'answer', 'lang'] as const;

export const faqs = defineLoader(contract, async ({ reader, params }) =>
  (await reader.items('faq'))
    .filter(({ document }) => document.page === params.page)
    .map(({ document }) => pick(document, fields)),
);
