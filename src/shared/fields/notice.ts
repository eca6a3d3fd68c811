/** How long a notice of something that went well stays, in milliseconds. Errors stay until they are put away. */
export const noticeMs = 2000;
