import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';

interface Props {
  readonly env: SectionEnv;
  readonly className?: string | undefined;
  /** Whether it is only heard: where the page's own heading says it already. */
  readonly isHidden?: boolean | undefined;
  /** Of a heading that the school has written: see `inLanguage`. */
  readonly lang?: string;
  readonly dir?: 'auto';
  readonly children: ReactNode;
}

/** The heading that names a section: right level, right id. Every section with a heading uses it once. */
export function SectionHeading({ env, className, isHidden = false, lang, dir, children }: Props) {
  const Tag = `h${env.headingLevel}` as const;
  return (
    <Tag
      id={env.headingId}
      className={isHidden ? 'visually-hidden' : className}
      lang={lang}
      dir={dir}
      tabIndex={env.headingLevel === 1 ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
