import type { SectionProps } from '#engine/section.ts';
import type { Settings } from './schema.ts';
import './contact-form.module.css';
export declare function ContactForm({ env, variant, heading, text }: SectionProps<Settings, object>): import("react").JSX.Element;
