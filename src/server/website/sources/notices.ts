import { notice } from '#schemas/content/notice.ts';
import { notices as contract } from '#schemas/sources/notices.ts';
import { byWebsiteOrder } from '#server/store/content/website-order.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader, isForAll, paged } from './define.ts';

export const notices = defineLoader(contract, async ({ reader, params }) => {
  const { level } = params;
  const wanted = (await reader.items('notice')).filter(
    (item) => isForAll(item) && (level === undefined || item.document.level === level),
  );
  const items = paged(wanted.toSorted(byWebsiteOrder(notice.order)), params);
  const links = items.map(({ document }) => document.attachmentUrl ?? '');
  const files = await reader.files(links.filter((link) => link.startsWith('media:')));
  return items.map(({ id, document }, i) => {
    const link = links[i] ?? '';
    const url = link.startsWith('media:') ? files.get(link) : link;
    return {
      ...pick(document, ['noticeHead', 'noticeDetails', 'entryDateTime', 'level', 'lang']),
      noticeID: id,
      isPinned: document.isPinned === true,
      ...(url ? { attachmentUrl: url } : {}),
    };
  });
});
