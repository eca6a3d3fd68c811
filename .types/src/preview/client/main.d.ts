import '#site/client/loader.ts';
