import { type BannerSlideProps } from '../shared/banner-slide.tsx';
export declare function LandingSlide({ item, first, schoolName, position, env }: BannerSlideProps): import("react").JSX.Element;
