/** The media type of a form that a browser sends by itself; one with files is sent as `multipart/form-data`. */
export const formType = 'application/x-www-form-urlencoded';

/** Whether a Content-Type header is one of those that the forms of any page are sent with. */
export const isFormType = (contentType = ''): boolean =>
  /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType);
