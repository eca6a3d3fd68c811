/** Where the preview serves the pictures of a folder: `/fixture/<id>.<format>`. */
export const fixturePath = '/fixture/';
