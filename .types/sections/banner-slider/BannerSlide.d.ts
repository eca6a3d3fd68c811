import { type BannerSlideProps } from '../shared/banner-slide.tsx';
export declare function BannerSlide({ item, first, schoolName, position, env }: BannerSlideProps): import("react").JSX.Element;
