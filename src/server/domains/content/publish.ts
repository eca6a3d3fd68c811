import { discardContent, publishContent, scheduleContent, unpublishContent } from '#schemas/api/content/write.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle } from '#server/http/calls/handle.ts';
import { changeItem } from './change-item.ts';
import { discardStep, publishStep, scheduleStep, unpublishStep } from './steps.ts';

/** Shows the draft to visitors at once. */
export const publishContentHandler = handle(publishContent, ({ params, query }, context) =>
  changeItem({ context, params, yours: null, registers: query.Registers }, publishStep),
);

/** Makes an item a draft again. */
export const unpublishContentHandler = handle(unpublishContent, ({ params }, context) =>
  changeItem({ context, params, yours: null }, (_, subject) => unpublishStep(subject)),
);

/** Throws the draft of a published item away. */
export const discardContentHandler = handle(discardContent, ({ params }, context) =>
  changeItem({ context, params, yours: null }, (_, subject) => discardStep(subject)),
);

/** Says when the draft is shown, and until when. */
export const scheduleContentHandler = handle(scheduleContent, ({ params, query, body }, context) => {
  const times = { publishAt: timeOf(body.publish_at), expireAt: timeOf(body.expire_at) };
  if (times.publishAt === undefined && times.expireAt === undefined)
    throw wrongField('publish_at', 'Please enter when it is published, or until when.');
  return changeItem({ context, params, yours: body, registers: query.Registers }, (transaction, subject) =>
    scheduleStep(transaction, subject, times),
  );
});

const timeOf = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? new Date(text) : text;
