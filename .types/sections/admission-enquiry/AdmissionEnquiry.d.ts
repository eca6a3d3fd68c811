import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
import './admission-enquiry.module.css';
export declare function AdmissionEnquiry(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
