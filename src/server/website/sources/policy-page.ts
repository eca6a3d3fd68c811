import { policyPage as contract } from '#schemas/sources/policy-page.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { showHtml } from '#server/tenancy/show-html.ts';
import { defineLoader } from './define.ts';

export const policyPage = defineLoader(contract, async ({ reader, params }) => {
  const found = (await reader.items('policyPage')).find(({ document }) => document.policy === params.policy);
  if (!found) return null;
  const { document } = found;
  return {
    ...pick(document, ['policy', 'entryDate', 'lang']),
    policy_Text: await showHtml(document.policy_Text, reader),
  };
});
