-- Students are found by their family too: the other number, the parents’ names on the form, and guardians with their
-- numbers.
CREATE OR REPLACE FUNCTION schoolyard.student_text(student public.students) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n',
		concat_ws(' ', student.first_name, student.middle_name, student.last_name),
		CASE WHEN student.middle_name IS NOT NULL THEN concat_ws(' ', student.first_name, student.last_name) END,
		student.admission_no, student.mobile,
		student.details->>'Alternate_Mobile',
		student.details->>'Father_Name', student.details->>'Mother_Name', student.details->>'Guardian_Name',
		(SELECT string_agg(concat_ws(E'\n', person.name, person.mobile), E'\n')
		 FROM public.guardians AS guardian
		 JOIN public.guardian_people AS person
		   ON person.school_id = guardian.school_id AND person.id = guardian.person_id
		 WHERE guardian.school_id = student.school_id AND guardian.student_id = student.id)))
$$;
--> statement-breakpoint
DROP TRIGGER students_search_text ON public.students;
--> statement-breakpoint
CREATE TRIGGER students_search_text
AFTER INSERT OR DELETE OR UPDATE OF first_name, middle_name, last_name, admission_no, mobile, details ON public.students
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_search_text();
--> statement-breakpoint
-- What is kept of the students whose family a row is of.
CREATE FUNCTION schoolyard.keep_family_text() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	school integer;
	changed integer[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		school := OLD.school_id;
		changed := ARRAY[OLD.student_id];
	ELSIF TG_TABLE_NAME = 'guardian_people' THEN
		school := NEW.school_id;
		changed := ARRAY(
			SELECT student_id FROM public.guardians WHERE school_id = NEW.school_id AND person_id = NEW.id);
	ELSIF TG_OP = 'UPDATE' THEN
		school := NEW.school_id;
		changed := ARRAY[OLD.student_id, NEW.student_id];
	ELSE
		school := NEW.school_id;
		changed := ARRAY[NEW.student_id];
	END IF;
	UPDATE schoolyard.search_texts AS kept SET text = found.text
	FROM (SELECT student.id, schoolyard.student_text(student) AS text FROM public.students AS student
		WHERE student.school_id = school AND student.id = ANY (changed)) AS found
	WHERE kept.school_id = school AND kept.entity = 'students' AND kept.id = found.id AND kept.text <> found.text;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guardians_search_text
AFTER INSERT OR DELETE OR UPDATE OF student_id, person_id ON public.guardians
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_family_text();
--> statement-breakpoint
CREATE TRIGGER guardian_people_search_text
AFTER UPDATE OF name, mobile ON public.guardian_people
FOR EACH ROW EXECUTE FUNCTION schoolyard.keep_family_text();
--> statement-breakpoint
-- The owner of the tables sees the rows of one school at a time.
DO $$
DECLARE
	school record;
BEGIN
	FOR school IN SELECT id FROM public.schools LOOP
		PERFORM set_config('app.school_id', school.id::text, true);
		UPDATE schoolyard.search_texts AS kept SET text = schoolyard.student_text(student)
		FROM public.students AS student
		WHERE student.school_id = school.id AND kept.school_id = school.id
		  AND kept.entity = 'students' AND kept.id = student.id;
	END LOOP;
	PERFORM set_config('app.school_id', '', true);
END $$;
