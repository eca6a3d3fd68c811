ALTER TABLE "content" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;
