-- Where schools are. Their profiles stand under row-level security, one school at a time, while the directory is
-- searched by place over all of them. So city and address stand here, for as long as visitors see them; only the
-- functions below read and write them, and tell ids and moments alone.
CREATE TABLE schoolyard.school_places (
	school_id integer NOT NULL,
	content_id integer NOT NULL,
	scheduled boolean NOT NULL,
	place text NOT NULL,
	begins timestamptz,
	ends timestamptz,
	PRIMARY KEY (school_id, content_id, scheduled)
);
--> statement-breakpoint
CREATE INDEX school_places_grams ON schoolyard.school_places USING gin (schoolyard.search_grams('', place));
--> statement-breakpoint
-- What visitors see of a profile and when: the published document until the scheduled one takes its place.
CREATE FUNCTION schoolyard.places_of(profile public.content)
RETURNS TABLE (scheduled boolean, place text, begins timestamptz, ends timestamptz) LANGUAGE sql STABLE AS $$
	SELECT seen.scheduled,
		lower(concat_ws(E'\n', seen.document->>'City', seen.document->>'school_address')), seen.begins, seen.ends
	FROM (VALUES
		(false, profile.published,
			CASE WHEN profile.scheduled IS NULL THEN profile.publish_at END,
			least(profile.expire_at, CASE WHEN profile.scheduled IS NOT NULL THEN profile.publish_at END)),
		(true, CASE WHEN profile.publish_at IS NOT NULL THEN profile.scheduled END, profile.publish_at, profile.expire_at)
	) AS seen (scheduled, document, begins, ends)
	WHERE seen.document IS NOT NULL AND profile.deleted_at IS NULL AND profile.type = 'schoolProfile'
$$;
--> statement-breakpoint
CREATE FUNCTION schoolyard.keep_school_places() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM schoolyard.school_places WHERE school_id = OLD.school_id AND content_id = OLD.id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO schoolyard.school_places (school_id, content_id, scheduled, place, begins, ends)
		SELECT NEW.school_id, NEW.id, found.* FROM schoolyard.places_of(NEW) AS found;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_school_places_add AFTER INSERT ON public.content
FOR EACH ROW WHEN (NEW.type = 'schoolProfile') EXECUTE FUNCTION schoolyard.keep_school_places();
--> statement-breakpoint
CREATE TRIGGER content_school_places_change AFTER UPDATE ON public.content
FOR EACH ROW WHEN (OLD.type = 'schoolProfile' OR NEW.type = 'schoolProfile')
EXECUTE FUNCTION schoolyard.keep_school_places();
--> statement-breakpoint
CREATE TRIGGER content_school_places_remove AFTER DELETE ON public.content
FOR EACH ROW WHEN (OLD.type = 'schoolProfile') EXECUTE FUNCTION schoolyard.keep_school_places();
--> statement-breakpoint
-- The schools with a text in their city or address, listed or not, and from when until when each has it. The statement
-- is planned with its values each time: how many schools a place has differs widely.
CREATE FUNCTION public.schools_at(place text)
RETURNS TABLE (school_id integer, begins timestamptz, ends timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 100 AS $$
BEGIN
	RETURN QUERY EXECUTE
		'SELECT school_id, begins, ends FROM schoolyard.school_places
		 WHERE schoolyard.search_grams('''', place) @> $1 AND strpos(place, $2) > 0'
		USING schoolyard.search_grams('', lower(place)), lower(place);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.schools_at(text) FROM PUBLIC;
--> statement-breakpoint
-- The owner of the tables sees the rows of one school at a time.
DO $$
DECLARE
	school record;
BEGIN
	FOR school IN SELECT id FROM public.schools LOOP
		PERFORM set_config('app.school_id', school.id::text, true);
		INSERT INTO schoolyard.school_places (school_id, content_id, scheduled, place, begins, ends)
		SELECT content.school_id, content.id, found.*
		FROM public.content, schoolyard.places_of(content) AS found
		WHERE content.school_id = school.id AND content.type = 'schoolProfile';
	END LOOP;
	PERFORM set_config('app.school_id', '', true);
END $$;
