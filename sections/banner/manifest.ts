import { defineKind } from '#engine/section.ts';
import { arch } from './looks/arch/look.ts';
import { caption } from './looks/caption/look.ts';
import { plain } from './looks/plain/look.ts';
import { split } from './looks/split/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const banner = defineKind({
  type: 'banner',
  title: 'Banner',
  description: 'The school’s pictures, one at a time, each with its caption; the school’s name where there are none.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [plain, arch, caption, split],
  example: {
    autoplayMs: 6000,
    schoolName: 'Amaltas Public School',
    items: [
      {
        heading: 'Admissions open for 2027–28',
        subHeading: 'Nursery to class 8',
        button1_Text: 'Enquire',
        button1_Url: '/registration',
      },
    ],
  },
});
