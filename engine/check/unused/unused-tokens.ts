import { nearest } from '../../text/nearest.ts';
import { aliasOf } from '../../tokens/collect-tokens.ts';
import type { CheckContext, RuleFinding } from '../rule.ts';

/** Tokens that no kind of section reads, no page and no other token: of one kind or another each may be chosen later. */
export const unusedTokens = ({ theme, tokens, registry, page, hasFinding }: CheckContext): readonly RuleFinding[] => {
  const styles = [...registry.kinds.values()].flatMap((looks) => [...looks.values()].map(({ manifest }) => manifest));
  const wanted = new Set(
    [page, ...styles].flatMap((style) => [...style.tokens, ...style.contrast.flatMap(({ text, on }) => [text, on])]),
  );
  const named = new Set(
    [...tokens.values()].flatMap(({ alias, extension }) => [
      ...(alias === undefined ? [] : [alias]),
      ...(extension.contrast?.on ?? []).map((on) => aliasOf(on) ?? on),
    ]),
  );
  const isChosen = (name: string): boolean =>
    Object.values(theme.presets ?? {}).some((preset) => Object.hasOwn(preset.tokens ?? {}, name)) ||
    Object.entries(theme.renames?.tokens ?? {})
      .flat()
      .includes(name);
  return [...tokens].flatMap(([name, { path, extension }]) => {
    if (wanted.has(name) || named.has(name) || extension.contrast || isChosen(name) || hasFinding(path)) return [];
    const meant = nearest(name, wanted);
    const isTaken = meant === undefined || tokens.has(meant);
    return [
      {
        path,
        at: 'key',
        message: `Nothing reads the token "${name}": no kind of section has a place for it.`,
        actual: String(path.at(-1)),
        ...(isTaken ? { fix: { kind: 'remove', path } as const } : { suggestion: meant }),
      },
    ];
  });
};
