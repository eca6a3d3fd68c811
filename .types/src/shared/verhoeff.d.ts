/** Whether the last of the digits is their check digit by J. Verhoeff (1969), as in Aadhaar numbers. */
export declare const isVerhoeff: (digits: string) => boolean;
