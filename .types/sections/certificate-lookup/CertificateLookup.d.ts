import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
import './certificate-lookup.module.css';
export declare function CertificateLookup({ env, variant, heading, text, school }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
