import type { ChangeEvent, ComponentPropsWithoutRef } from 'react';
import { digitsOf } from '#shared/fields/digits.ts';

type Props = Pick<ComponentPropsWithoutRef<'input'>, 'inputMode' | 'maxLength' | 'onChange'>;

/**
 * What makes an entry with `inputMode` numeric take digits alone, at most `maxLength` of them, typed or pasted, in any
 * script; nothing for other entries. The cursor stays behind the digits that it was behind.
 */
export const digitEntry = ({ inputMode, maxLength, onChange }: Props): Props => {
  if (inputMode !== 'numeric') return {};
  return {
    // The browser would cut what is pasted with spaces before they are taken out.
    maxLength: undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { currentTarget: input } = event;
      const { value, selectionStart } = input;
      const kept = digitsOf(value, maxLength);
      if (kept !== value) {
        const before = digitsOf(value.slice(0, selectionStart ?? value.length), maxLength).length;
        input.value = kept;
        input.setSelectionRange(before, before);
      }
      onChange?.(event);
    },
  };
};
