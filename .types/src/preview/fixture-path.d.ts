/** Where the preview serves the pictures of its schools: `/fixture/<school>/<id>.<format>`. */
export declare const fixturePath = "/fixture/";
