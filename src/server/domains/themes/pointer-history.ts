import type { PointerAction } from '#server/store/schema.ts';

/**
 * The versions behind the live one, the nearest first. A rollback takes the versions after the one it goes to away:
 * rolling back twice goes back two versions, not there and back again.
 */
export const versionsBehind = (moves: readonly { hash: string; action: PointerAction }[]): readonly string[] => {
  const stack: string[] = [];
  for (const { hash, action } of moves) {
    const at = action === 'rollback' ? stack.lastIndexOf(hash) : -1;
    if (at < 0) stack.push(hash);
    else stack.length = at + 1;
  }
  return stack.slice(0, -1).reverse();
};
