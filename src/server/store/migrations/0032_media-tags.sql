ALTER TABLE "media" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "made_from" integer;--> statement-breakpoint
CREATE INDEX "media_tagged" ON "media" USING btree ("school_id","id") WHERE "media"."tags" <> '[]'::jsonb;--> statement-breakpoint
CREATE FUNCTION schoolyard.media_text(media public.media) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n', media.file_name, media.alt, media.caption,
		(SELECT string_agg(value, E'\n') FROM jsonb_each_text(media.alt_translations)),
		(SELECT string_agg(value, E'\n') FROM jsonb_array_elements_text(media.tags))))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION schoolyard.keep_search_text() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	found text;
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM schoolyard.search_texts WHERE school_id = OLD.school_id AND entity = TG_TABLE_NAME AND id = OLD.id;
		RETURN NULL;
	END IF;
	IF TG_TABLE_NAME = 'students' THEN
		found := schoolyard.student_text(NEW);
	ELSIF TG_TABLE_NAME = 'media' THEN
		found := schoolyard.media_text(NEW);
	ELSE
		found := schoolyard.enquiry_text(NEW);
	END IF;
	INSERT INTO schoolyard.search_texts AS kept (school_id, entity, id, text)
	VALUES (NEW.school_id, TG_TABLE_NAME, NEW.id, found)
	ON CONFLICT (school_id, entity, id) DO UPDATE SET text = excluded.text WHERE kept.text <> excluded.text;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_search_text
AFTER INSERT OR DELETE OR UPDATE OF file_name, alt, alt_translations, caption, tags ON public.media
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_search_text();
--> statement-breakpoint
-- The owner of the tables sees the rows of one school at a time.
DO $$
DECLARE
	school record;
BEGIN
	FOR school IN SELECT id FROM public.schools LOOP
		PERFORM set_config('app.school_id', school.id::text, true);
		INSERT INTO schoolyard.search_texts (school_id, entity, id, text)
		SELECT media.school_id, 'media', media.id, schoolyard.media_text(media)
		FROM public.media WHERE media.school_id = school.id;
	END LOOP;
	PERFORM set_config('app.school_id', '', true);
END $$;
