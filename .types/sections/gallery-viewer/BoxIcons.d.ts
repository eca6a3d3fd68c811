export declare function ZoomInIcon(): import("react").JSX.Element;
export declare function ZoomOutIcon(): import("react").JSX.Element;
export declare function DownloadIcon(): import("react").JSX.Element;
