CREATE INDEX "enquiries_visit" ON "enquiries" USING btree ("school_id","visit_at","id") WHERE "enquiries"."visit_at" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_confirmed" ON "enquiries" USING btree ("school_id","confirmed_at","id") WHERE "enquiries"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "content_newest_blogs" ON "content" USING btree ("school_id",("published"->>'entryDate'),"id") WHERE "content"."type" = 'blog';--> statement-breakpoint
CREATE INDEX "content_moments" ON "content" USING btree ("school_id","type") WHERE "content"."publish_at" is not null or "content"."expire_at" is not null;--> statement-breakpoint
-- What keywords look through. Under row-level security no index answers `ilike`, as only operators that the database
-- knows to be leakproof may come before a policy. So the texts stand here, where only the functions below read and
-- write; they keep to the school of `app.school_id`, and tell ids alone.
CREATE TABLE schoolyard.search_texts (
	school_id integer NOT NULL,
	entity text NOT NULL,
	id integer NOT NULL,
	text text NOT NULL,
	PRIMARY KEY (school_id, entity, id)
);
--> statement-breakpoint
-- Every three characters that follow each other, behind the prefix: of one school and entity, when it names them.
CREATE FUNCTION schoolyard.search_grams(prefix text, text text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT $1 || substr($2, n, 3)), '{}') FROM generate_series(1, length($2) - 2) AS n
$$;
--> statement-breakpoint
CREATE INDEX search_texts_grams ON schoolyard.search_texts USING gin (schoolyard.search_grams(entity || school_id, text));
--> statement-breakpoint
CREATE FUNCTION schoolyard.student_text(student public.students) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n',
		concat_ws(' ', student.first_name, student.middle_name, student.last_name),
		CASE WHEN student.middle_name IS NOT NULL THEN concat_ws(' ', student.first_name, student.last_name) END,
		student.admission_no, student.mobile))
$$;
--> statement-breakpoint
CREATE FUNCTION schoolyard.enquiry_text(enquiry public.enquiries) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n',
		concat_ws(' ', enquiry.first_name, enquiry.middle_name, enquiry.last_name),
		enquiry.parent_name, enquiry.reference_no, enquiry.mobile))
$$;
--> statement-breakpoint
CREATE FUNCTION schoolyard.keep_search_text() RETURNS trigger
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
	ELSE
		found := schoolyard.enquiry_text(NEW);
	END IF;
	INSERT INTO schoolyard.search_texts AS kept (school_id, entity, id, text)
	VALUES (NEW.school_id, TG_TABLE_NAME, NEW.id, found)
	ON CONFLICT (school_id, entity, id) DO UPDATE SET text = excluded.text WHERE kept.text <> excluded.text;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER students_search_text
AFTER INSERT OR DELETE OR UPDATE OF first_name, middle_name, last_name, admission_no, mobile ON public.students
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_search_text();
--> statement-breakpoint
CREATE TRIGGER enquiries_search_text
AFTER INSERT OR DELETE OR UPDATE OF first_name, middle_name, last_name, parent_name, reference_no, mobile ON public.enquiries
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_search_text();
--> statement-breakpoint
-- The ids of a school's rows with a text in them, in any order, so many at most. The statement is planned with its
-- values each time: how many rows have a text differs widely.
CREATE FUNCTION public.search_ids(entity text, keyword text, most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 100 AS $$
DECLARE
	school integer := nullif(current_setting('app.school_id', true), '')::integer;
BEGIN
	RETURN QUERY EXECUTE
		'SELECT id FROM schoolyard.search_texts
		 WHERE schoolyard.search_grams(entity || school_id, text) @> $1
		   AND school_id = $2 AND entity = $3 AND strpos(text, $4) > 0 LIMIT $5'
		USING schoolyard.search_grams(entity || school, lower(keyword)), school, entity, lower(keyword), most;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.search_ids(text, text, integer) FROM PUBLIC;
--> statement-breakpoint
-- The owner of the tables sees the rows of one school at a time.
DO $$
DECLARE
	school record;
BEGIN
	FOR school IN SELECT id FROM public.schools LOOP
		PERFORM set_config('app.school_id', school.id::text, true);
		INSERT INTO schoolyard.search_texts (school_id, entity, id, text)
		SELECT students.school_id, 'students', students.id, schoolyard.student_text(students)
		FROM public.students WHERE students.school_id = school.id;
		INSERT INTO schoolyard.search_texts (school_id, entity, id, text)
		SELECT enquiries.school_id, 'enquiries', enquiries.id, schoolyard.enquiry_text(enquiries)
		FROM public.enquiries WHERE enquiries.school_id = school.id;
	END LOOP;
	PERFORM set_config('app.school_id', '', true);
END $$;
