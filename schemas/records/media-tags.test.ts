import { expect, it } from 'vitest';
import { tidyTags } from './media-tags.ts';

it('keeps a tag the same however it is typed, and each once', () => {
  expect(tidyTags(['  Sports   Day ', '#sports day', 'SPORTS, DAY', '', ' # ', 'दौड़', 'दौड़'.normalize('NFD')])).toEqual(
    ['sports day', 'दौड़'.normalize('NFC')],
  );
});
