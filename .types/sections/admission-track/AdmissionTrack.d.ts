import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
import './admission-track.module.css';
export declare function AdmissionTrack(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
