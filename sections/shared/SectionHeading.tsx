import type { ReactNode } from 'react';
import type { SectionEnv } from '../../engine/section.ts';

interface Props {
  readonly env: SectionEnv;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading that names a section: right level, right id. Every section with a heading uses it once. */
export function SectionHeading({ env, className, children }: Props) {
  const Tag = `h${env.headingLevel}` as const;
  return (
    <Tag id={env.headingId} className={className} tabIndex={env.headingLevel === 1 ? -1 : undefined}>
      {children}
    </Tag>
  );
}
