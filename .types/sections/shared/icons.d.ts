import type { ReactNode } from 'react';
/**
 * Icons from Phosphor (MIT), duotone for meaning and solid for controls. Each is a function of its own, so a
 * bundle holds only those it uses. They decorate: a visible or hidden text stands beside every one.
 */
export interface IconProps {
    /** Edge length in pixels; 24 when absent. */
    readonly size?: number | undefined;
    readonly className?: string | undefined;
}
export type Icon = (props: IconProps) => ReactNode;
export declare function PhoneIcon(props: IconProps): import("react").JSX.Element;
export declare function EnvelopeIcon(props: IconProps): import("react").JSX.Element;
export declare function MapPinIcon(props: IconProps): import("react").JSX.Element;
export declare function WhatsappIcon(props: IconProps): import("react").JSX.Element;
export declare function ClockIcon(props: IconProps): import("react").JSX.Element;
export declare function AdminIcon(props: IconProps): import("react").JSX.Element;
export declare function TeacherIcon(props: IconProps): import("react").JSX.Element;
export declare function StudentIcon(props: IconProps): import("react").JSX.Element;
export declare function ParentsIcon(props: IconProps): import("react").JSX.Element;
export declare function CalendarIcon(props: IconProps): import("react").JSX.Element;
export declare function BooksIcon(props: IconProps): import("react").JSX.Element;
export declare function FlaskIcon(props: IconProps): import("react").JSX.Element;
export declare function DesktopIcon(props: IconProps): import("react").JSX.Element;
export declare function SoccerBallIcon(props: IconProps): import("react").JSX.Element;
export declare function BusIcon(props: IconProps): import("react").JSX.Element;
export declare function ForkKnifeIcon(props: IconProps): import("react").JSX.Element;
export declare function FirstAidIcon(props: IconProps): import("react").JSX.Element;
export declare function MusicIcon(props: IconProps): import("react").JSX.Element;
export declare function PaintBrushIcon(props: IconProps): import("react").JSX.Element;
export declare function TreeIcon(props: IconProps): import("react").JSX.Element;
export declare function PlayIcon(props: IconProps): import("react").JSX.Element;
export declare function PauseIcon(props: IconProps): import("react").JSX.Element;
export declare function StarIcon(props: IconProps): import("react").JSX.Element;
export declare function CaretLeftIcon(props: IconProps): import("react").JSX.Element;
export declare function CaretRightIcon(props: IconProps): import("react").JSX.Element;
export declare function ArrowRightIcon(props: IconProps): import("react").JSX.Element;
export declare function MenuIcon(props: IconProps): import("react").JSX.Element;
export declare function CloseIcon(props: IconProps): import("react").JSX.Element;
