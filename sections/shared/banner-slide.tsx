import type { SectionEnv } from '#engine/section.ts';
import type { BannerItem } from '#schemas/sources/banners.ts';
import { inLanguage } from './in-language.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { say } from './say.ts';
import { subHeading } from './sub-heading.ts';

export interface BannerSlideProps {
  readonly item: BannerItem;
  readonly first: boolean;
  readonly schoolName: string;
  /** "2 of 5"; absent when the slide is the only one. */
  readonly position: string | undefined;
  readonly env: SectionEnv;
}

/** What makes an element a slide of `data-carousel`; nothing for the only one. */
export const slideAttributes = ({ position, env }: Pick<BannerSlideProps, 'position' | 'env'>) =>
  position === undefined
    ? {}
    : { role: 'group', 'aria-roledescription': say(env, 'slide'), 'aria-label': position, 'data-carousel-slide': '' };

interface TextProps extends Pick<BannerSlideProps, 'item' | 'env'> {
  readonly className: string | undefined;
}

/** The heading of a slide: the only one's is the section's, which stands beside those that turn. */
export function SlideHeading({ item, position, env, className }: TextProps & Pick<BannerSlideProps, 'position'>) {
  const own = inLanguage(env, item);
  if (position === undefined)
    return (
      <SectionHeading env={env} className={className} {...own}>
        {item.heading}
      </SectionHeading>
    );
  const Tag = subHeading(env);
  return (
    <Tag className={className} {...own}>
      {item.heading}
    </Tag>
  );
}

/** One of the further texts of a slide, where it has it. */
export function SlideText({
  item,
  text,
  env,
  className,
}: TextProps & { readonly text: 'subHeading' | 'banner_Details' }) {
  if (!item[text]) return null;
  return (
    <p className={className} {...inLanguage(env, item)}>
      {item[text]}
    </p>
  );
}
